import { useEffect, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { forgetHandedOver, readHandedOver } from '#domain/forms/site/handed-over.ts';
import { linkClass } from '#design/ui/link-class.ts';
import { paths } from '#paths/paths.ts';

interface QuizAnswersProps {
  /** The answers of the address or of a refused form; otherwise, those that the quiz left in the session. */
  answers: string;
  label: string;
  removeLabel: string;
  /** The id of the form that they are sent with. */
  form: string;
}

const name = 'quiz-answers';

/** The quiz's answers, as they will be stored with the message; they can be removed. */
export function QuizAnswers({ answers: given, label, removeLabel, form }: QuizAnswersProps) {
  const left = useSyncExternalStore(
    () => () => {},
    () => readHandedOver(name),
    () => '',
  );
  const [isRemoved, setIsRemoved] = useState(false);
  const answers = isRemoved ? '' : given || left;

  useEffect(() => {
    const sent = document.querySelector(`#${form}`);
    const forget = () => {
      forgetHandedOver(name);
      setIsRemoved(true);
    };
    // The form is reset when it was sent.
    sent?.addEventListener('reset', forget);
    return () => sent?.removeEventListener('reset', forget);
  }, [form]);

  function remove(event: MouseEvent) {
    event.preventDefault();
    forgetHandedOver(name);
    setIsRemoved(true);
    document.querySelector<HTMLElement>(`#${form} [name="name"]`)?.focus();
  }

  if (!answers) return null;
  return (
    <div className="mb-3 flex items-center justify-between gap-4 border-2 border-ink bg-sheet px-3 py-2 text-small">
      <p className="min-w-0 wrap-anywhere">
        <span className="block text-fine text-ink-2">{label}</span>
        {answers}
      </p>
      <input type="hidden" name="quiz_answers" form={form} value={answers} />
      <a href={paths.contact()} onClick={remove} className={`${linkClass} inline-flex min-h-11 items-center`}>
        {removeLabel}
      </a>
    </div>
  );
}
