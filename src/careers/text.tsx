/** In its own element, because a browser's translation wraps texts: React would render the form again, or throw. */
export const Text = ({ children }: { children: string }) => <span suppressHydrationWarning>{children}</span>;
