import { Spinner } from '#design/ui/spinner.tsx';

/** Shown until it is known who is signed in; the server's page has it too. */
export function CheckingScreen() {
  return (
    <div className="flex min-h-dvh items-center justify-center bg-paper native:hidden">
      <Spinner label="Checking who is signed in" className="size-8" />
    </div>
  );
}
