import type {
	ActionPhase,
	City,
	DrawsPhase,
	In,
	LightCity,
	LightLocationsPhase,
	LightState,
	LocationsPhase,
	State,
	StrategyPhase,
	TieBreakPhase
} from '../model';

/* Each phase with its own fields and no others. */

const city = (state: City): City => ({
	setup: state.setup,
	round: state.round,
	start: state.start,
	tracking: 'full',
	players: state.players,
	stacks: state.stacks,
	cell: state.cell,
	assassin: state.assassin,
	policeman: state.policeman,
	mayor: state.mayor,
	drawPile: state.drawPile,
	discardPile: state.discardPile
});

const lightCity = (state: LightCity): LightCity => ({
	setup: state.setup,
	round: state.round,
	start: state.start,
	tracking: 'light',
	players: state.players,
	policeman: state.policeman,
	mayor: state.mayor
});

/** What of a state is its phase's own. */
type Own<Phase> = Omit<Phase, keyof City | 'phase'>;

export const actionPhase = (state: City, own: Own<ActionPhase>): ActionPhase => ({
	...city(state),
	phase: 'action',
	...own
});

export const lightActionPhase = (state: LightCity): In<'action', LightState> => ({
	...lightCity(state),
	phase: 'action'
});

export const locationsPhase = (state: City, own: Own<LocationsPhase>): LocationsPhase => ({
	...city(state),
	phase: 'locations',
	...own
});

export const lightLocationsPhase = (
	state: LightCity,
	own: Own<LightLocationsPhase>
): LightLocationsPhase => ({ ...lightCity(state), phase: 'locations', ...own });

export const tieBreakPhase = (state: LightCity, own: Own<TieBreakPhase>): TieBreakPhase => ({
	...lightCity(state),
	phase: 'tieBreak',
	...own
});

export const strategyPhase = (state: City, own: Own<StrategyPhase>): StrategyPhase => ({
	...city(state),
	phase: 'strategy',
	...own
});

export const lightStrategyPhase = (
	state: LightCity,
	own: Own<In<'strategy', LightState>>
): In<'strategy', LightState> => ({ ...lightCity(state), phase: 'strategy', ...own });

export const drawsPhase = (state: LightCity, own: Own<DrawsPhase>): DrawsPhase => ({
	...lightCity(state),
	phase: 'draws',
	...own
});

export const finishedPhase = (
	state: State,
	own: Pick<In<'finished'>, 'ranking' | 'decidedBy'>
): In<'finished'> =>
	state.tracking === 'full'
		? { ...city(state), phase: 'finished', ...own }
		: { ...lightCity(state), phase: 'finished', ...own };
