import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

interface LoadFailureProps {
  /** A sentence that names the missing thing. */
  text: string;
  onRetry: () => void;
}

/** Shown in place of something that could not be loaded. */
export const LoadFailure = ({ text, onRetry }: LoadFailureProps) => (
  <EmptyState text={text}>
    <Button variant="secondary" onClick={onRetry}>
      Try again
    </Button>
  </EmptyState>
);
