import { focusRing } from '#design/ui/focus-ring.ts';
import { scopes, type Scope } from '../../api-keys.contract.ts';

/** The names of a key's scopes, in groups. */
const groups: readonly { name: string; texts: Partial<Record<Scope, string>> }[] = [
  {
    name: 'Blogs and content',
    texts: {
      'posts.write': 'Write blogs',
      'posts.publish': 'Publish and delete blogs',
      'media.use': 'Upload images',
      media: 'Replace and delete images',
      content: 'Content',
    },
  },
  {
    name: 'Messages and readers',
    texts: {
      leads: 'Messages and replies',
      subscribers: 'Subscribers',
      insights: 'Insights',
      'newsletter.draft': 'Newsletter drafts',
      'newsletter.send': 'Send newsletters',
    },
  },
  {
    name: 'Site and accounts',
    texts: {
      settings: 'Site settings',
      team: 'Team, invitations and audit',
      keys: 'List API keys',
      account: 'Own preferences',
    },
  },
];

const labels: Partial<Record<Scope, string>> = Object.assign({}, ...groups.map(({ texts }) => texts));

/** @param restricted null: all that its owner may do */
export const nameScopes = (restricted: readonly Scope[] | null): string =>
  restricted === null
    ? 'All that its owner may do'
    : restricted.map((scope) => labels[scope] ?? scope).join(', ');

interface ScopeFieldsProps {
  /** The scopes to choose from. */
  offered: readonly Scope[];
  chosen: readonly Scope[];
  onChange: (chosen: Scope[]) => void;
}

/** A box for each right, in groups. */
export const ScopeFields = ({ offered, chosen, onChange }: ScopeFieldsProps) => (
  <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
    {groups.map(({ name, texts }) => {
      const inGroup = offered.filter((scope) => texts[scope]);
      if (inGroup.length === 0) return null;
      return (
        <fieldset key={name}>
          <legend className="pb-1 text-small font-medium">{name}</legend>
          {inGroup.map((scope) => (
            <label key={scope} className="flex min-h-9 cursor-pointer items-center gap-3 text-small">
              <input
                type="checkbox"
                checked={chosen.includes(scope)}
                className={`size-4 shrink-0 cursor-pointer accent-petrol ${focusRing}`}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(scopes.filter((one) => (one === scope ? checked : chosen.includes(one))))
                }
              />
              {texts[scope]}
            </label>
          ))}
        </fieldset>
      );
    })}
  </div>
);
