/** Bytes. */
export const KB = 1024;

/** What every page may weigh, in bytes on the wire: compressed bodies and the headers of their answers. */
export const limits = {
  /**
   * HTML with its styles, 14 KB, and the headers of HTTP/1.1. Over HTTP/2, which packs these into a third, that is what
   * a server may send at once: ten segments of 1,460 bytes (RFC 6928).
   */
  document: 14 * KB + 800,
  scriptBefore: 2.25 * KB,
  /** More on /contacto where a booking service stands in the frame, which is watched from the start. */
  serviceScript: 2.5 * KB,
  before: 60 * KB,
  after: 180 * KB,
};
