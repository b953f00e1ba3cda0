import assert from "node:assert/strict";
import { test } from "node:test";
import { describeListenError, readListenAddress } from "./address.ts";

test("the address to listen on is read from PORT and HOST, by default port 3000 of 127.0.0.1", () => {
  assert.deepEqual(readListenAddress({}, "en"), { port: 3000, host: "127.0.0.1" });
  assert.deepEqual(readListenAddress({ PORT: "", HOST: "" }, "en"), { port: 3000, host: "127.0.0.1" });
  assert.deepEqual(readListenAddress({ PORT: "0", HOST: "0.0.0.0" }, "en"), { port: 0, host: "0.0.0.0" });
  assert.equal(readListenAddress({ PORT: "65535" }, "en").port, 65_535);
});

test("an invalid PORT is refused in one line, in the language of the site", () => {
  for (const PORT of ["65536", "-1", "3.5", "3e3", "0x10", "abc", " ", "3000 "]) {
    assert.throws(() => readListenAddress({ PORT }, "en"), /^Error: PORT: found [^\n]+$/, PORT);
    assert.throws(() => readListenAddress({ PORT }, "es-MX"), /^Error: PORT: encontré [^\n]+$/, PORT);
  }
});

test("the error for a port in use suggests another port", () => {
  const error = Object.assign(new Error("listen"), { code: "EADDRINUSE" });
  const faultOf = (port: number, locale: string) =>
    describeListenError(error, { port, host: "127.0.0.1" }, locale);
  assert.match(
    faultOf(3000, "en-US"),
    /^PORT: found 3000, which is already in use; .*PORT=3001 npm run serve$/,
  );
  assert.match(faultOf(3000, "es-AR"), /^PORT: encontré 3000, que está ocupado; .*PORT=3001 npm run serve$/);
  assert.match(faultOf(65_535, "en"), /PORT=3000 npm run serve$/);
});
