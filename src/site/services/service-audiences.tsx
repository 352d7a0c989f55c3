import type { Service, ServicesPage } from '#content/services.schema.ts';
import { focusRing } from '#design/ui/focus-ring.ts';
import { paths } from '#paths/paths.ts';
import { LinkArrow } from '../parts/link-arrow.tsx';
import { lowerFirst } from '../parts/lower-first.ts';
import { listIndexFacts } from './service-facts.tsx';

interface ServiceAudiencesProps extends Pick<ServicesPage['audiences'], 'items'> {
  services: readonly Service[];
}

/** The sizes of organization as one table: each name, the team that comes, line by line what that means, and the way to a service, by its first fact. */
export const ServiceAudiences = ({ items, services }: ServiceAudiencesProps) => (
  <ul className="flex flex-wrap gap-px border border-ink bg-ink">
    {items.map(({ id, title, size, text, points, service }) => (
      <li
        key={id}
        id={id}
        className="audience gap-x-6 bg-sheet p-4 wrap-anywhere md:px-6 md:max-lg:grid md:max-lg:grid-cols-2"
      >
        <div>
          <h3 className={size ? 'text-small' : 'text-h3'}>{title}</h3>
          {size && (
            <p className="audience-size text-h3 font-[560] tracking-tight [font-stretch:112%]">{size}</p>
          )}
          <p className="mt-2 text-small text-ink-2">{text}</p>
        </div>
        <ul className="mt-3 text-small font-medium">
          {points.map((point) => (
            <li key={point} className="border-t border-hairline py-1.5">
              {point}
            </li>
          ))}
          <Way service={services.find(({ slug }) => slug === service)} />
        </ul>
      </li>
    ))}
  </ul>
);

function Way({ service }: { service: Service | undefined }) {
  if (!service) return null;
  const [fact] = listIndexFacts(service);
  return (
    <li className="border-t border-hairline">
      <a
        href={paths.service(service.slug)}
        className={`inline-flex min-h-11 items-center gap-2 text-petrol underline decoration-1 underline-offset-6 hover:text-ink ${focusRing}`}
      >
        <span>
          {fact ? `${fact.label}: ${lowerFirst(String(fact.value))}` : service.title}
          {fact && <span className="sr-only">{`, ${service.title}`}</span>}
        </span>
        <LinkArrow />
      </a>
    </li>
  );
}
