import parsePhoneNumber, { type CountryCode, type PhoneNumber } from "libphonenumber-js/max";

/** Former dialling prefixes: 1 and 044 in Mexico, 9 beside 15 in Argentina. Other digits are a mistake. */
const formerPrefixPattern = /^(?:[01]\d*|9)$/;

function parseWithFormerPrefix(value: string, country?: CountryCode): PhoneNumber | undefined {
  const number = parsePhoneNumber(value, country);
  const home = number?.country ?? number?.getPossibleCountries()[0] ?? country;
  if (!number || number.isValid() || !home) return number;
  const { nationalNumber } = number;
  const shorter = [1, 2, 3]
    .filter((digits) => formerPrefixPattern.test(nationalNumber.slice(0, digits)))
    .map((digits) => parsePhoneNumber(nationalNumber.slice(digits), home));
  return shorter.find((one) => one?.isValid()) ?? number;
}

/** Formats a number as WhatsApp needs it, an Argentine one with 9 and without 15; undefined if none can exist. */
export function formatWhatsappNumber(value: string, country?: CountryCode): string | undefined {
  const number = parseWithFormerPrefix(value, country);
  if (!number?.isValid()) return undefined;
  // In Argentina WhatsApp has mobile numbers only, and a number without the 9 is parsed as a landline.
  const isComplete = number.country !== "AR" || number.getType() === "MOBILE";
  // Parsed again without an extension, which WhatsApp does not know.
  return parsePhoneNumber(isComplete ? number.number : `+549${number.nationalNumber}`)?.formatInternational();
}

export const isWhatsappNumber = (value: string): boolean => {
  const getDigits = (text = "") => text.replace(/[\s()-]/g, "");
  return value !== "" && getDigits(formatWhatsappNumber(value)) === getDigits(value);
};

export const isInternationalPhone = (value: string): boolean =>
  value.startsWith("+") && parsePhoneNumber(value)?.isValid() === true;
