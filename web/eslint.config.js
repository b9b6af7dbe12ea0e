import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

/* Layout is Prettier's, types are svelte-check's: what is left are the mistakes neither of them sees. */
export default typescript.config(
  { ignores: ["src/lib/wire/", "src/lib/kinds.ts"] },
  js.configs.recommended,
  ...typescript.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  // Drawings are our own text, never a player's; scripts tell on the console what they do.
  { files: ["src/art/**"], rules: { "svelte/no-at-html-tags": "off" } },
  {
    rules: {
      // TypeScript reports unknown names itself, and knows more of them.
      "no-undef": "off",
      eqeqeq: "error",
      "no-console": "error",
      // An underscore says that the argument is there only to be passed over.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  // Scripts are read on a terminal.
  { files: ["scripts/**"], rules: { "no-console": "off" } },
  // Drawings are SVG text made by our own functions from numbers and known slugs, never from players' words.
  { files: ["src/art/**"], rules: { "svelte/no-at-html-tags": "off" } },
);
