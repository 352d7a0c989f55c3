// Says how large the chosen file is, and refuses one that is too large before it is sent.
{
  const input = document.getElementById('contact-file');
  const size = document.getElementById('chosen-file');
  const format = (bytes) =>
    bytes < 2 ** 20 ? `${Math.ceil(bytes / 2 ** 10)} KB` : `${(bytes / 2 ** 20).toFixed(1)} MB`;
  const describe = () => {
    const file = input.files[0];
    const isTooLarge = file?.size > Number(input.dataset.limit);
    input.setCustomValidity(isTooLarge ? 'The file is larger than 10 MB' : '');
    size.textContent = file ? `Size: ${format(file.size)}${isTooLarge ? ', larger than 10 MB' : ''}` : '';
    size.hidden = !file;
  };
  input.addEventListener('change', describe);
  // A page that the browser restores may have a file already.
  describe();
}
