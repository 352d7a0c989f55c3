// Reports a search that found nothing, as domain/forms/site/note-unmet.ts does.
(() => {
  // oxlint-disable-next-line baseline-js/use-baseline -- a browser without it asks for nothing
  if (navigator.doNotTrack === '1' || navigator.globalPrivacyControl) return;
  const { unmet, report } = document.querySelector('[data-unmet]').dataset;
  const body = JSON.stringify({ kind: 'search', text: unmet });
  navigator.sendBeacon(report, new Blob([body], { type: 'application/json' }));
})();
