// Fetched in browsers in which someone has used the admin area (src/admin/mark-editor.ts); nobody else's ask for it.
const link = document.createElement('a');
link.textContent = 'Edit this page';
link.dataset.editPage = '';

// A sheet of its own, so that no page carries its rules.
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  [data-edit-page] {
    position: fixed; bottom: 1rem; left: 1rem; z-index: 40; padding: 0.625rem 1rem;
    border: 1px solid var(--paper); background: var(--ink); color: var(--paper);
    font-size: 0.875rem; font-weight: 500; line-height: 1.25rem;
  }
  [data-edit-page]:focus-visible { outline: 2px solid var(--petrol); outline-offset: 2px; }
  @media print { [data-edit-page] { display: none; } }
`);
document.adoptedStyleSheets.push(sheet);

function place() {
  const { pathname } = location;
  const title = document.querySelector('h1')?.textContent ?? '';
  link.href = pathname.startsWith('/blog/')
    ? `/admin/blogs?${new URLSearchParams({ q: title })}`
    : `/admin/content?${new URLSearchParams({ page: pathname })}`;
  // What is below an open dialog cannot be reached.
  (document.querySelector('dialog[open]') ?? document.body).append(link);
}

if (self === top && !/^\/(?:admin|auth|preview)(?:\/|$)/.test(location.pathname)) {
  place();
  // A case that opens over the gallery has an address of its own.
  window.navigation?.addEventListener('currententrychange', () => setTimeout(place));
}
