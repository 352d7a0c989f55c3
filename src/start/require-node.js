// JavaScript, and imported first: an older Node.js cannot read the rest, or crashes in native code.
const oldest = '22.22.0';

const isOlder = process.versions.node.localeCompare(oldest, 'en', { numeric: true }) < 0;
if (isOlder) {
  console.error(`Countermark needs Node.js ${oldest} or later; this is ${process.versions.node}.`);
  process.exit(1);
}
