import { Seo } from "#app/seo.tsx";

export default function About() {
  return (
    <>
      <Seo title="About" description="About" path="/sobre-nosotros" />
      <h1>About</h1>
    </>
  );
}
