// Copies the listing below a button, or the address that a link leads to.
document.addEventListener('click', async (event) => {
  const control = event.target.closest?.('[data-copy]');
  if (!control || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const listing = control.closest('.listing')?.querySelector('pre');
  // Over HTTPS alone: elsewhere the listing is selected, and the link is followed.
  const { clipboard } = navigator;
  if (!clipboard) return listing && getSelection().selectAllChildren(listing);
  event.preventDefault();
  const label = (control.dataset.copy ||= control.textContent);
  await clipboard.writeText(listing ? listing.textContent : control.href);
  control.textContent = 'Copied';
  setTimeout(() => (control.textContent = label), 2000);
});
