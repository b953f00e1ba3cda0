/** Bytes. */
export const KB = 1024;

/** What every page may weigh, in bytes on the wire: compressed bodies and the headers of their answers. */
export const limits = {
  /** HTML with its styles: what a server may send at once, ten segments of 1,460 bytes (RFC 6928). */
  document: 14_600,
  scriptBefore: 2.25 * KB,
  before: 60 * KB,
  after: 180 * KB,
};
