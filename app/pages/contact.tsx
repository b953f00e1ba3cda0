import { Seo } from "#app/seo.tsx";

export default function Contact() {
  return (
    <>
      <Seo title="Contact" description="Contact" path="/contacto" />
      <h1>Contact</h1>
    </>
  );
}
