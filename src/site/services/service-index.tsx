import type { Service } from '#content/services.schema.ts';
import { serviceDrawings } from '#design/drawings/service-drawings.tsx';
import { focusRing } from '#design/ui/focus-ring.ts';
import { paths } from '#paths/paths.ts';
import { PictureOrDrawing } from '../parts/picture-or-drawing.tsx';
import { frame } from '../parts/section.tsx';

interface ServiceIndexProps {
  services: readonly Service[];
  /** The words of each one's link. */
  action: string;
}

/** The services as the index of a drawing set: mark, title, what it covers. */
export function ServiceIndex({ services, action }: ServiceIndexProps) {
  return (
    <section aria-label="Services" className="border-t-2 border-ink">
      <ul className={frame}>
        {services.map((service) => (
          <li key={service.slug} className="border-b border-hairline last:border-0">
            <ServiceRow service={service} action={action} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ServiceRow({ service, action }: { service: Service; action: string }) {
  const Mark = service.icon && serviceDrawings[service.icon];
  const isDrawn = Mark !== undefined || service.picture !== undefined;
  return (
    <article
      className={`grid gap-x-4 gap-y-3 py-4 md:grid-cols-12 md:gap-x-6 ${isDrawn ? 'grid-cols-[min(4.5rem,25%)_1fr]' : ''}`}
    >
      {isDrawn && (
        <div className="max-w-40 md:col-span-2 md:max-lg:row-span-2">
          <PictureOrDrawing picture={service.picture} sizes="10rem" decorative>
            {Mark && <Mark decorative className="md:[&_*]:[vector-effect:non-scaling-stroke]" />}
          </PictureOrDrawing>
        </div>
      )}
      <div className={isDrawn ? 'md:col-span-10 lg:col-span-5' : 'md:col-span-10 lg:col-span-6'}>
        <h2 className="text-lead md:text-h3">{service.title}</h2>
        <p className="mt-2 max-w-[26.5em] text-small text-ink-2 md:text-body">{service.description}</p>
        <a
          href={paths.service(service.slug)}
          className={`inline-flex min-h-9 items-center md:mt-2 md:min-h-11 gap-2 font-medium text-petrol underline decoration-1 underline-offset-6 hover:text-ink ${focusRing}`}
        >
          <span>
            {action}
            <span className="sr-only"> about {service.title}</span>
          </span>
          <svg viewBox="0 0 20 10" aria-hidden="true" className="w-5 fill-none stroke-current stroke-[1.5]">
            <path d="M0 5h18M14 1l4 4-4 4" />
          </svg>
        </a>
      </div>
      <ul
        className={`self-start text-small ${isDrawn ? 'col-span-2 md:col-span-10 md:col-start-3 lg:col-span-5 lg:col-start-auto' : 'md:col-span-10 lg:col-span-6'}`}
      >
        {service.features.map((feature) => (
          <li
            key={feature}
            className="flex gap-3 border-t border-hairline py-1.5 before:mt-3 before:h-px before:w-3 before:shrink-0 before:bg-ink md:py-2"
          >
            {feature}
          </li>
        ))}
      </ul>
    </article>
  );
}
