// Before the sign-in form, so that it comes with what the browser can do. Allowed by its hash.
if (window.PublicKeyCredential?.parseRequestOptionsFromJSON) document.documentElement.dataset.passkeys = '';
