interface GreetingProps {
  first: string;
  last: string;
}

export function Greeting({ first, last }: GreetingProps) {
  return (
    <p className={`name ${first ? 'known' : ''}`}>
      {`Dear
   ${first} ${last}`}
    </p>
  );
}
