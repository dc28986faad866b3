interface Props {
  icon: string;
  tone: string;
  title: string;
}

export function WithRest({ icon, ...rest }: Props) {
  return (
    <section {...rest}>
      <i>{icon}</i>
    </section>
  );
}

export function Whole(icon: string, { tone }: Props, { title: /* shown */ tip, icon: name }: Props) {
  return (
    <section>
      {name}
      <b title={tip}>
        {icon}
        {tone}
      </b>
    </section>
  );
}

export function Elsewhere({ icon, tone, title = tone }: Props) {
  const named = () => icon;
  return (
    <section title={named() + title}>
      <em>
        {icon}
        {tone}
      </em>
    </section>
  );
}

export function Evaluated({ icon = track('icon'), tone }: { icon?: string; tone: string }) {
  return (
    <section>
      {tone}
      <u>{icon}</u>
    </section>
  );
}

function track(name: string) {
  return name;
}
