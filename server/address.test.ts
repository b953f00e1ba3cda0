import assert from "node:assert/strict";
import { test } from "node:test";
import { buildBrowserUrl, describeListenError, readListenAddress } from "./address.ts";

test("defaults to port 3000 of this machine only", () => {
  assert.deepEqual(readListenAddress({}, "en"), { port: 3000, host: "127.0.0.1" });
  assert.deepEqual(readListenAddress({ PORT: "", HOST: "" }, "en"), { port: 3000, host: "127.0.0.1" });
});

test("takes PORT and HOST", () => {
  assert.deepEqual(readListenAddress({ PORT: "0", HOST: "0.0.0.0" }, "en"), { port: 0, host: "0.0.0.0" });
  assert.equal(readListenAddress({ PORT: "65535" }, "en").port, 65_535);
});

for (const port of ["65536", "-1", "3.5", "3e3", "0x10", "abc", " ", "3000 "]) {
  test(`refuses PORT=${JSON.stringify(port)} in one line`, () => {
    assert.throws(() => readListenAddress({ PORT: port }, "en"), /^Error: PORT: found [^\n]+$/);
    assert.throws(() => readListenAddress({ PORT: port }, "es-MX"), /^Error: PORT: encontré [^\n]+$/);
  });
}

test("shows localhost or the given host", () => {
  for (const host of ["127.0.0.1", "0.0.0.0", "::"])
    assert.equal(buildBrowserUrl({ port: 3000, host }), "http://localhost:3000");
  assert.equal(buildBrowserUrl({ port: 80, host: "192.0.2.1" }), "http://192.0.2.1:80");
  assert.equal(buildBrowserUrl({ port: 3000, host: "::1" }), "http://[::1]:3000");
});

test("a port in use is named with another port to try", () => {
  const error = Object.assign(new Error("listen"), { code: "EADDRINUSE" });
  assert.match(
    describeListenError(error, { port: 3000, host: "127.0.0.1" }, "en-US"),
    /^Port 3000 .*PORT=3001 npm run serve$/,
  );
  assert.match(
    describeListenError(error, { port: 3000, host: "127.0.0.1" }, "es-AR"),
    /^El puerto 3000 .*PORT=3001 npm run serve$/,
  );
  assert.match(
    describeListenError(error, { port: 65_535, host: "127.0.0.1" }, "en"),
    /PORT=3000 npm run serve$/,
  );
});
