import { news } from "#content/news";

/** Tells feed readers where the articles are. React moves it into <head>. */
export function NewsFeed() {
  return <link rel="alternate" type="application/atom+xml" href={news.feedPath} title={news.name} />;
}
