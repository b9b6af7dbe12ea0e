// Runs a Python file in Pyodide under node; this checkout is its folder /repo.
//
//     node run.mjs PYODIDE RUNTIME FILE [ARGUMENT...]
//
// PYODIDE is the npm package. RUNTIME holds Python itself and its library: the same folder, or what
// `make wasm` made, whose package is unpacked where the page would unpack it.

import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const ROOT = resolve(import.meta.dirname, "../..");
const [, , pyodide, runtime, file, ...words] = process.argv;
const { loadPyodide } = await import(pathToFileURL(resolve(pyodide, "pyodide.mjs")));

try {
  const python = await loadPyodide({ indexURL: `${resolve(runtime)}/` });
  python.setStdout({ batched: (line) => console.log(line) });
  python.setStderr({ batched: (line) => console.error(line) });
  python.mountNodeFS("/repo", ROOT);
  const packed = join(runtime, "package.zip");
  if (existsSync(packed)) {
    python.unpackArchive(new Uint8Array(readFileSync(packed)), "zip", { extractDir: "/package" });
  }
  const globals = python.toPy({ __name__: "__main__", words: [file, ...words] });
  const paths = "import sys; sys.argv = list(words); sys.path[:0] = ['/package', '/repo']";
  python.runPython(paths, { globals });
  python.runPython(readFileSync(file, "utf8"), { globals, filename: file });
} catch (error) {
  // Left to node, it would print the line of Pyodide's source, which has a megabyte.
  console.error(String(error.message ?? error).slice(-2000));
  process.exit(1);
}
