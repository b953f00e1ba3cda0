function showTopicTexts(): void {
  const wanted = new URLSearchParams(location.search).get("tema");
  const leads = [...document.querySelectorAll<HTMLElement>("[data-topic]")];
  const shown = leads.find(({ dataset }) => dataset.topic === wanted) ?? leads[0];
  if (!shown) return;
  for (const lead of leads) lead.ariaHidden = lead === shown ? null : "true";
  const { greeting = "" } = shown.dataset;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-event="whatsapp"]'))
    link.href = link.href.replace(/text=.*/, `text=${encodeURIComponent(greeting)}`);
}

showTopicTexts();
