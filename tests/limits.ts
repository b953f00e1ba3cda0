/** Bytes. */
export const KB = 1024;

/** What every page may weigh, in bytes on the wire: compressed bodies and the headers of their answers. */
export const limits = {
  document: 20 * KB,
  /** What a server may send at once, of the page alone: ten segments of 1,460 bytes (RFC 6928). The first window is in it. */
  firstWindow: 14 * KB,
  /** Everything, once the page has been left alone for five seconds. */
  idle: 45 * KB,
  /** The same with the booking frame. */
  idleWithFrame: 65 * KB,
  /** The same where React is fetched ahead for the form. */
  idleWithReact: 180 * KB,
};

/** @returns what a page may weigh after five idle seconds */
export function idleLimit(path: string): number {
  if (path === "/hablemos") return limits.idleWithReact;
  return path === "/contacto" ? limits.idleWithFrame : limits.idle;
}
