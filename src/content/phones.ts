import parsePhoneNumber, {
  type CountryCode,
  getExampleNumber,
  type PhoneNumber,
} from "libphonenumber-js/max";
import mobileExamples from "libphonenumber-js/mobile/examples";

function parseWithFormerPrefix(value: string, country?: CountryCode): PhoneNumber | undefined {
  const number = parsePhoneNumber(value, country);
  const home = number?.country ?? number?.getPossibleCountries()[0] ?? country;
  if (!number || number.isValid() || !home) return number;
  // Former dialling rules put up to three digits before a number, such as 1 and 044 in Mexico.
  const shorter = [1, 2, 3].map((digits) => parsePhoneNumber(number.nationalNumber.slice(digits), home));
  const isPrefixed = /^[01]/.test(number.nationalNumber);
  return (isPrefixed && shorter.find((one) => one?.isValid())) || number;
}

/** Formats a number as WhatsApp needs it, an Argentine one with 9 and without 15; undefined if none can exist. */
export function formatWhatsappNumber(value: string, country?: CountryCode): string | undefined {
  const number = parseWithFormerPrefix(value, country);
  if (!number?.isValid()) return undefined;
  // WhatsApp knows Argentine mobiles alone, and a number without the 9 is parsed as a landline.
  if (number.country !== "AR" || number.getType() === "MOBILE") return number.formatInternational();
  return parsePhoneNumber(`+549${number.nationalNumber}`)?.formatInternational();
}

export const isWhatsappNumber = (value: string): boolean => {
  const getDigits = (text = "") => text.replace(/[\s()-]/g, "");
  return value !== "" && getDigits(formatWhatsappNumber(value)) === getDigits(value);
};

export const isInternationalPhone = (value: string): boolean =>
  value.startsWith("+") && parsePhoneNumber(value)?.isValid() === true;

export const getInternationalPhoneCountry = (value: string) => parsePhoneNumber(value)?.country;

export const formatExamplePhone = (country: CountryCode = "AR"): string =>
  getExampleNumber(country, mobileExamples)?.formatInternational() ?? "+54 9 11 2345-6789";
