CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"group" text DEFAULT '' NOT NULL,
	"nickname" text,
	"nickname_key" text,
	"role" text NOT NULL,
	"password_hash" text,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_number_unique" UNIQUE("number"),
	CONSTRAINT "accounts_nickname_key_unique" UNIQUE("nickname_key")
);
--> statement-breakpoint
CREATE TABLE "contest_entrants" (
	"contest" text NOT NULL,
	"account" integer NOT NULL,
	CONSTRAINT "contest_entrants_contest_account_pk" PRIMARY KEY("contest","account")
);
--> statement-breakpoint
CREATE TABLE "contests" (
	"id" text PRIMARY KEY NOT NULL,
	"file" jsonb NOT NULL,
	"is_from_file" boolean NOT NULL,
	"entry" text DEFAULT 'open' NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"frozen_at" timestamp with time zone,
	"thawed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "games" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "games_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contest" text NOT NULL,
	"purpose" text NOT NULL,
	"tournament" integer,
	"pairing_id" text,
	"pairing" jsonb,
	"first" jsonb NOT NULL,
	"second" jsonb NOT NULL,
	"first_submission" integer,
	"second_submission" integer,
	"file" jsonb NOT NULL,
	"seed" integer NOT NULL,
	"cores" integer NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"charged_to" integer,
	"ordered_by" integer,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"began_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"attempt" integer DEFAULT 0 NOT NULL,
	"spoilt_by" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"worker" text,
	"winner" text,
	"ending" text,
	"culprit" text,
	"plies" integer,
	"verdict" jsonb,
	"both_lost" boolean DEFAULT false NOT NULL,
	"usage" jsonb,
	"voids" integer DEFAULT 0 NOT NULL,
	"judge_milliseconds" integer DEFAULT 0 NOT NULL,
	"seal" text,
	"overruled_for" text
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"work" text PRIMARY KEY NOT NULL,
	"worker" text NOT NULL,
	"token" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"game" integer NOT NULL,
	"attempt" integer NOT NULL,
	"number" integer NOT NULL,
	"note" jsonb NOT NULL,
	CONSTRAINT "notes_game_attempt_number_pk" PRIMARY KEY("game","attempt","number")
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"game" integer NOT NULL,
	"seat" text NOT NULL,
	"attempt" integer NOT NULL,
	"number" integer NOT NULL,
	"until" timestamp with time zone,
	"answer" text,
	CONSTRAINT "questions_game_seat_pk" PRIMARY KEY("game","seat")
);
--> statement-breakpoint
CREATE TABLE "rank_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rank_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tournament" integer NOT NULL,
	"submission" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"rank" integer NOT NULL,
	"points" double precision NOT NULL
);
--> statement-breakpoint
CREATE TABLE "records" (
	"game" integer PRIMARY KEY NOT NULL,
	"gzip" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"account" integer NOT NULL,
	"csrf" text NOT NULL,
	"agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_files" (
	"submission" integer NOT NULL,
	"name" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "submission_files_submission_name_pk" PRIMARY KEY("submission","name")
);
--> statement-breakpoint
CREATE TABLE "submission_history" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "submission_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission" integer NOT NULL,
	"state" text NOT NULL,
	"reason" jsonb,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "submissions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contest" text NOT NULL,
	"author" integer NOT NULL,
	"number" integer NOT NULL,
	"player" jsonb NOT NULL,
	"language" text NOT NULL,
	"bytes" integer NOT NULL,
	"state" text NOT NULL,
	"state_since" timestamp with time zone DEFAULT now() NOT NULL,
	"reason" jsonb,
	"diagnostics" text DEFAULT '' NOT NULL,
	"build_milliseconds" integer DEFAULT 0 NOT NULL,
	"trial" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account" integer NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "tokens_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "tournament_entrants" (
	"tournament" integer NOT NULL,
	"submission" integer NOT NULL,
	"place" integer GENERATED ALWAYS AS IDENTITY (sequence name "tournament_entrants_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "tournament_entrants_tournament_submission_pk" PRIMARY KEY("tournament","submission")
);
--> statement-breakpoint
CREATE TABLE "tournaments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tournaments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contest" text NOT NULL,
	"name" text NOT NULL,
	"rules" jsonb NOT NULL,
	"seed" integer NOT NULL,
	"is_ladder" boolean NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workers" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"cores" integer NOT NULL,
	"tier" text NOT NULL,
	"speed" double precision NOT NULL,
	"load" double precision DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contest_entrants" ADD CONSTRAINT "contest_entrants_contest_contests_id_fk" FOREIGN KEY ("contest") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_entrants" ADD CONSTRAINT "contest_entrants_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_contest_contests_id_fk" FOREIGN KEY ("contest") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_first_submission_submissions_id_fk" FOREIGN KEY ("first_submission") REFERENCES "public"."submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_second_submission_submissions_id_fk" FOREIGN KEY ("second_submission") REFERENCES "public"."submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_charged_to_accounts_id_fk" FOREIGN KEY ("charged_to") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_ordered_by_accounts_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notes" ADD CONSTRAINT "notes_game_games_id_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_game_games_id_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_history" ADD CONSTRAINT "rank_history_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_history" ADD CONSTRAINT "rank_history_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "records" ADD CONSTRAINT "records_game_games_id_fk" FOREIGN KEY ("game") REFERENCES "public"."games"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_files" ADD CONSTRAINT "submission_files_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_history" ADD CONSTRAINT "submission_history_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_contest_contests_id_fk" FOREIGN KEY ("contest") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_author_accounts_id_fk" FOREIGN KEY ("author") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_account_accounts_id_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entrants" ADD CONSTRAINT "tournament_entrants_tournament_tournaments_id_fk" FOREIGN KEY ("tournament") REFERENCES "public"."tournaments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entrants" ADD CONSTRAINT "tournament_entrants_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournaments" ADD CONSTRAINT "tournaments_contest_contests_id_fk" FOREIGN KEY ("contest") REFERENCES "public"."contests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "games_pairing" ON "games" USING btree ("tournament","pairing_id") WHERE "games"."state" not in ('cancelled', 'overruled');--> statement-breakpoint
CREATE INDEX "games_contest" ON "games" USING btree ("contest","id");--> statement-breakpoint
CREATE INDEX "games_tournament" ON "games" USING btree ("tournament","ended_at");--> statement-breakpoint
CREATE INDEX "games_first" ON "games" USING btree ("first_submission");--> statement-breakpoint
CREATE INDEX "games_second" ON "games" USING btree ("second_submission");--> statement-breakpoint
CREATE INDEX "games_ordered" ON "games" USING btree ("ordered_by");--> statement-breakpoint
CREATE INDEX "games_charged" ON "games" USING btree ("charged_to","ended_at");--> statement-breakpoint
CREATE INDEX "games_state" ON "games" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "games_ending" ON "games" USING btree ("ending","id") WHERE "games"."ending" is not null;--> statement-breakpoint
CREATE INDEX "rank_history_tournament" ON "rank_history" USING btree ("tournament","id");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account");--> statement-breakpoint
CREATE INDEX "submission_history_submission" ON "submission_history" USING btree ("submission");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_number" ON "submissions" USING btree ("contest","author","number");--> statement-breakpoint
CREATE INDEX "submissions_author" ON "submissions" USING btree ("author","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tournaments_ladder" ON "tournaments" USING btree ("contest") WHERE "tournaments"."is_ladder";--> statement-breakpoint
CREATE INDEX "tournaments_contest" ON "tournaments" USING btree ("contest");