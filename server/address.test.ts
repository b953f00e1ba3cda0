import assert from "node:assert/strict";
import { test } from "node:test";
import { describeListenError, readListenAddress } from "./address.ts";

test("the address to listen on is read from PORT and HOST, by default port 3000 of 127.0.0.1", () => {
  assert.deepEqual(readListenAddress({}), { port: 3000, host: "127.0.0.1" });
  assert.deepEqual(readListenAddress({ PORT: "", HOST: "" }), { port: 3000, host: "127.0.0.1" });
  assert.deepEqual(readListenAddress({ PORT: "0", HOST: "0.0.0.0" }), { port: 0, host: "0.0.0.0" });
  assert.equal(readListenAddress({ PORT: "65535" }).port, 65_535);
});

test("an invalid PORT is refused in one line", () => {
  for (const PORT of ["65536", "-1", "3.5", "3e3", "0x10", "abc", " ", "3000 "]) {
    assert.throws(() => readListenAddress({ PORT }), /^Error: PORT: encontré [^\n]+$/, PORT);
  }
});

test("the error for a port in use suggests another port", () => {
  const error = Object.assign(new Error("listen"), { code: "EADDRINUSE" });
  const faultOf = (port: number) => describeListenError(error, { port, host: "127.0.0.1" });
  assert.match(faultOf(3000), /^PORT: encontré 3000, que está ocupado; .*PORT=3001 npm run serve$/);
  assert.match(faultOf(65_535), /PORT=3000 npm run serve$/);
});
