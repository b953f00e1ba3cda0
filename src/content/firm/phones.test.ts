import assert from "node:assert/strict";
import { test } from "node:test";
import { formatWhatsappNumber } from "./phones.ts";

test("a mobile number as people of its country write it, also by former dialling rules, becomes the one that WhatsApp takes", () => {
  for (const [country, international, ...written] of [
    [
      "AR",
      "+54 9 11 2345 6789",
      "11 2345-6789",
      "+54 11 2345 6789",
      "0 11 15 2345 6789",
      "+54 9 11 15 2345 6789",
      "+54 9 11 2345 6789 int. 12",
    ],
    ["MX", "+52 55 1234 5678", "044 55 1234 5678", "01 55 1234 5678", "+52 1 55 1234 5678"],
    ["PY", "+595 981 234567", "0981 234567", "981-234-567"],
  ] as const)
    for (const one of written) assert.equal(formatWhatsappNumber(one, country), international, one);
  assert.equal(formatWhatsappNumber("665512345678", "MX"), undefined, "two digits too many");
});
