import { Seo } from "#app/seo.tsx";

export default function Careers() {
  return (
    <>
      <Seo title="Careers" description="Careers" path="/hablemos" />
      <h1>Careers</h1>
    </>
  );
}
