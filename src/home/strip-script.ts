addEventListener("click", ({ target }) => {
  const band = (target as Element).closest(".playback")?.closest<HTMLElement>(".strip-band");
  if (band) band.dataset.playback = band.dataset.playback === "paused" ? "playing" : "paused";
});
