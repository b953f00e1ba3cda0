import { Seo } from "#app/seo.tsx";

export default function Home() {
  return (
    <>
      <Seo title="Home" description="Home" path="/" />
      <h1>Home</h1>
    </>
  );
}
