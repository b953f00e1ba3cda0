/**
 * Applies the topic in the address of /contacto (`?tema=crm`): shows its lead and puts its greeting into the WhatsApp
 * links. All texts are already in the page. On other pages it does nothing.
 * @returns the topic in the address; empty when the address has none or the page does not know it
 */
export function showTopicTextsAndGetTopic(): string {
  const wanted = new URLSearchParams(location.search).get("tema");
  const leads = [...document.querySelectorAll<HTMLElement>("[data-topic]")];
  const shown = leads.find(({ dataset }) => dataset.topic === wanted) ?? leads[0];
  if (!shown) return "";
  for (const lead of leads) lead.ariaHidden = lead === shown ? null : "true";
  const { topic = "", greeting = "" } = shown.dataset;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-event="whatsapp"]'))
    link.href = link.href.replace(/text=.*/, `text=${encodeURIComponent(greeting)}`);
  return topic;
}
