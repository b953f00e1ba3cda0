/** Bytes. Everywhere in bench and in its tests a KB has 1024 of them. */
export const KB = 1024;

/**
 * The figures that every page has to reach. Bytes are those on the wire: compressed bodies and the headers of
 * their answers. Times and scores are Lighthouse's with mobile defaults, medians.
 */
export const limits = {
  /** First paint over the first paint of the bare page in the same session. */
  firstPaint: 1.1,
  /** Largest paint over the first paint of the bare page. */
  largestPaint: 1.55,
  /** Milliseconds, by how many times the processor is slowed. */
  blockingTime: { 4: 0, 12: 50 } as Record<number, number>,
  layoutShift: 0,
  /** HTML with its styles: what a server may send at once, ten segments of 1,460 bytes (RFC 6928). */
  document: 14_600,
  scriptBefore: 2 * KB,
  before: 60 * KB,
  after: 180 * KB,
  score: 100,
};

/** The slowdown of Lighthouse's mobile defaults, for which the limits of paints and scores are meant. */
export const usualSlowdown = 4;
