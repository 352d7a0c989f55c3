// The frame is filled by the link itself; this puts it in the place of the card.
document.addEventListener('click', (event) => {
  const link = event.target.closest?.('[data-embed-link]');
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  link.closest('[data-embed]').dataset.embed = 'loaded';
  document.getElementsByName(link.target)[0].focus();
});
