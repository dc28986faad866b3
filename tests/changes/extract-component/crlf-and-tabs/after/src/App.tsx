import { Bold } from "./Bold";

export function Page({ a }: { a: string }) {
	return (
		<main>
			<Bold a={a} />
		</main>
	);
}
