import type { AddressInfo } from "node:net";
import { createSiteServer } from "../server/serve.ts";

// playwright.config.ts starts this and reads the address.
const server = createSiteServer({ root: "build/site" });
server.listen(0, "127.0.0.1", () => {
  console.info(`The built site is at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
