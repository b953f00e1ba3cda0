import { newsTexts } from "../content/news.ts";

/** The link that feed readers look for. React moves it into <head>. */
export function NewsFeedHeadTag() {
  return (
    <link rel="alternate" type="application/atom+xml" href={newsTexts.feedPath} title={newsTexts.name} />
  );
}
