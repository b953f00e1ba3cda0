import assert from "node:assert/strict";
import { test } from "node:test";
import { addressFrom, listenFault, shownUrl } from "./address.ts";

test("defaults to port 3000 of this machine only", () => {
  assert.deepEqual(addressFrom({}), { port: 3000, host: "127.0.0.1" });
  assert.deepEqual(addressFrom({ PORT: "", HOST: "" }), { port: 3000, host: "127.0.0.1" });
});

test("takes PORT and HOST", () => {
  assert.deepEqual(addressFrom({ PORT: "0", HOST: "0.0.0.0" }), { port: 0, host: "0.0.0.0" });
  assert.equal(addressFrom({ PORT: "65535" }).port, 65_535);
});

for (const port of ["65536", "-1", "3.5", "3e3", "0x10", "abc", " ", "3000 "]) {
  test(`refuses PORT=${JSON.stringify(port)} in one line`, () => {
    assert.throws(() => addressFrom({ PORT: port }), /^Error: PORT: found [^\n]+$/);
  });
}

test("shows localhost, or the host that was asked for", () => {
  for (const host of ["127.0.0.1", "0.0.0.0", "::"])
    assert.equal(shownUrl({ port: 3000, host }), "http://localhost:3000");
  assert.equal(shownUrl({ port: 80, host: "192.0.2.1" }), "http://192.0.2.1:80");
  assert.equal(shownUrl({ port: 3000, host: "::1" }), "http://[::1]:3000");
});

test("a port in use names the port and a free one to try, which exists", () => {
  const error = Object.assign(new Error("listen"), { code: "EADDRINUSE" });
  assert.match(
    listenFault(error, { port: 3000, host: "127.0.0.1" }),
    /^Port 3000 .*PORT=3001 npm run serve$/,
  );
  assert.match(listenFault(error, { port: 65_535, host: "127.0.0.1" }), /PORT=3000 npm run serve$/);
});
