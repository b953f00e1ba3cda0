import assert from "node:assert/strict";
import { test } from "node:test";
import { formatWhatsappNumber } from "./phones.ts";

test("a mobile number as people of its country write it, also by former dialling rules, becomes the one that WhatsApp takes", () => {
  for (const [country, international, ...written] of [
    ["AR", "+54 9 11 2345 6789", "11 2345-6789", "011 15 2345-6789", "0 11 15 2345 6789", "+54 11 2345 6789"],
    ["BO", "+591 71234567", "71234567", "7123-4567"],
    ["BR", "+55 11 96123 4567", "(11) 96123-4567", "0 15 11 96123-4567"],
    ["CL", "+56 9 2123 4567", "9 2123 4567", "09 2123 4567"],
    ["CO", "+57 321 1234567", "(321) 123-4567", "03 321 1234567"],
    ["CR", "+506 8312 3456", "8312 3456", "8312-3456"],
    ["EC", "+593 99 123 4567", "099 123 4567", "991234567"],
    ["ES", "+34 612 34 56 78", "612 34 56 78", "612345678"],
    ["MX", "+52 55 1234 5678", "044 55 1234 5678", "01 55 1234 5678", "+52 1 55 1234 5678"],
    ["PE", "+51 912 345 678", "912345678", "01 912 345 678"],
    ["PY", "+595 981 234567", "0981 234567", "981-234-567"],
    ["UY", "+598 94 231 234", "094 231 234", "94231234"],
    ["VE", "+58 412 1234567", "0412-1234567", "412 1234567"],
  ] as const)
    for (const one of written) assert.equal(formatWhatsappNumber(one, country), international, one);
});
