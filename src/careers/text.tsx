/**
 * A text in an element of its own. A browser's translation wraps texts in elements: before React starts, it would then render
 * the form again, without what is typed; while it runs, it would throw when it moves or removes a text beside others.
 */
export const Text = ({ children }: { children: string }) => <span suppressHydrationWarning>{children}</span>;
