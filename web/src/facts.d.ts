declare module "virtual:facts" {
  import type { Facts } from "./lib/facts";
  const facts: Facts;
  export default facts;
}
